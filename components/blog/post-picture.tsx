import { isSafe } from '@/lib/blog/html-schema';
import { environment } from '@/lib/environment';
import type { Pictures } from '@/lib/pictures';
import { Picture } from '../ui/picture';

/** The column of a post's text and what is free beside it. */
const SIZES = '(min-width: 1280px) 760px, (min-width: 900px) 60vw, 100vw';

interface PostPictureProps {
  address: string;
  alt: string | undefined;
  pictures: Pictures;
  first?: boolean;
}

/**
 * A picture of a post: the site's own, or of a source that the settings name. Any other is linked, and of an address
 * that was refused its words are left.
 */
export function PostPicture({ address, alt = '', pictures, first }: PostPictureProps) {
  const picture = pictures[address];
  if (picture) return <Picture picture={picture} alt={alt} sizes={SIZES} first={first} />;
  if (isFromSource(address)) {
    return (
      <img
        src={address}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        // Nobody knows its size before it comes: it is fitted into room that is kept for it.
        className="block aspect-3/2 w-full bg-surface object-contain"
      />
    );
  }
  return address && isSafe(address) ? <a href={address}>{alt || address}</a> : alt;
}

function isFromSource(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { href } = new URL(address); // Without the steps back that a path may hold.
  return environment.pictureSources.some((source) => href.startsWith(source));
}
