// First, for it declares the order of the layers that components' styles stand in.
import './globals.css';
import type { ReactNode } from 'react';
import { Document } from '@/components/layout/document';

export { siteMetadata as metadata, siteViewport as viewport } from '@/lib/metadata';

export default async function RootLayout({ children }: { children: ReactNode }) {
  // While editing, errors in the content stand in the overlay; a build has looked for them before Next starts.
  if (process.env.NODE_ENV === 'development') {
    const { throwContentErrors } = await import('@/build/check-content/rules');
    throwContentErrors();
  }
  return <Document>{children}</Document>;
}
