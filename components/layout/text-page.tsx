import type { ReactNode } from 'react';
import type { afterContact } from '@/content/contact';
import type { RouteId } from '@/content/routes';
import { contactPathFrom } from '@/lib/contact/subjects';
import { ContactCall } from '../ui/contact-call';
import { PageHead } from '../ui/page-head';
import { PageFrame } from './page-frame';

interface TextPageProps {
  id: RouteId;
  /** The page's content module. */
  words: {
    title: string;
    headline?: string;
    intro: string;
    callToAction: string;
    callText?: string;
  };
  /** Under the intro. */
  under?: ReactNode;
  /** What closes the page's argument, where it has one. */
  quote?: string;
  /** The page whose drawing stands in the head. */
  drawing?: RouteId;
  after?: keyof typeof afterContact;
  children: ReactNode;
}

/** A page of text: its head, its parts, and the call that ends it. */
export function TextPage({ id, words, under, quote, drawing, after, children }: TextPageProps) {
  const { title, headline, intro, callToAction, callText } = words;
  return (
    <PageFrame current={id}>
      <PageHead title={title} headline={headline} intro={intro} drawing={drawing}>
        {under}
      </PageHead>
      {children}
      <ContactCall
        quote={quote}
        heading={callToAction}
        text={callText}
        href={contactPathFrom(id)}
        after={after}
      />
    </PageFrame>
  );
}
