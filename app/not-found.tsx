import type { Metadata } from 'next';
import { HomePage } from '@/components/home/home-page';
import { PageFrame } from '@/components/layout/page-frame';
import { notFound } from '@/content/not-found';

export const metadata: Metadata = { title: notFound.title, robots: { index: false, follow: true } };

/** An unknown address shows home, under one line that says so. The script sends a misspelt case to its page first. */
export default function NotFound() {
  return (
    <PageFrame>
      <script src="/recover-case.js" async />
      <p role="status" className="wrap py-2 font-bold">
        {notFound.line}
      </p>
      <HomePage />
    </PageFrame>
  );
}
