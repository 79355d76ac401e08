'use client';

import { company } from '@/content/company';
import { errorWords } from '@/content/interface';

/** Shown where a part of the page failed in the browser: says so, and how to reach a person. A client component because Next requires it. */
export default function ErrorPage({ error, reset }: { error: Error; reset: () => void }) {
  // An editor is told in the overlay.
  if (process.env.NODE_ENV === 'development') throw error;
  return (
    <main id="main" className="wrap band">
      <h1 className="text-h2">{errorWords.heading}</h1>
      <p className="my-3 max-w-measure">
        {errorWords.text}{' '}
        <a href={`mailto:${company.email}`} className="link">
          {company.email}
        </a>
        .
      </p>
      <button type="button" onClick={reset} className="button button-filled">
        {errorWords.retry}
      </button>
    </main>
  );
}
