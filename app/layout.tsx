// First, for it declares the order of the layers that components' styles stand in.
import './globals.css';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';

export { siteMetadata as metadata, siteViewport as viewport } from '@/lib/metadata';

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
