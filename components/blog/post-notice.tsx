import type { ReactNode } from 'react';
import { Breadcrumbs } from '../layout/breadcrumbs';

interface PostNoticeProps {
  heading: string;
  text?: string;
  children?: ReactNode;
}

/** What stands where a post will be, or would have been. */
export function PostNotice({ heading, text, children }: PostNoticeProps) {
  return (
    <div className="wrap pt-4 pb-8 md:pt-5">
      <Breadcrumbs above={['home', 'blog']} />
      <h1 className="mt-3 text-h2">{heading}</h1>
      {text && <p className="mt-3 max-w-measure text-lede text-muted">{text}</p>}
      {children}
    </div>
  );
}
