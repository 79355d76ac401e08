import type { Pictures } from '@/lib/pictures';
import { Picture } from '../ui/picture';

/** The column of a post's text. */
const SIZES = '(min-width: 720px) 640px, 100vw';

interface PostPictureProps {
  address: string;
  alt: string | undefined;
  pictures: Pictures;
  first?: boolean;
}

/** A picture of a post. One that the build did not make is linked, and of an address that was refused its words are left. */
export function PostPicture({ address, alt = '', pictures, first }: PostPictureProps) {
  const picture = pictures[address];
  if (picture) return <Picture picture={picture} alt={alt} sizes={SIZES} first={first} />;
  return address ? <a href={address}>{alt || address}</a> : alt;
}
