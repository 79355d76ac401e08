import './globals.css';
import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { NotFoundLine } from '@/components/home/not-found-line';
import { Document } from '@/components/layout/document';
import { PageFrame } from '@/components/layout/page-frame';
import { notFound } from '@/content/not-found';
import { recoverCasePath } from '@/lib/file-paths';
import { noIndex, siteMetadata } from '@/lib/metadata';

export { siteViewport as viewport } from '@/lib/metadata';

export const metadata: Metadata = {
  ...siteMetadata,
  title: notFound.title,
  description: notFound.description,
  ...noIndex,
};

/** An unknown address shows home, under a line that says so. The script sends a misspelt case to its page first. */
export default function NotFound() {
  return (
    <Document>
      <PageFrame>
        <script src={recoverCasePath} async />
        <NotFoundLine />
        <HomePage />
      </PageFrame>
    </Document>
  );
}
