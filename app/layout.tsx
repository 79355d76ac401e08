import './globals.css';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';

export { siteMetadata as metadata, siteViewport as viewport } from '@/lib/metadata';

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document>{children}</Document>;
}
