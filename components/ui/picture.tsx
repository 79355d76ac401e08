import { picturePath } from '@/lib/file-paths';
import type { MadePicture } from '@/lib/pictures';

interface PictureProps {
  picture: MadePicture;
  /** What it shows. */
  alt: string;
  /** How wide it stands, as the `sizes` of an image say it. */
  sizes: string;
  /** Whether it stands in the first screen, and is fetched at once. */
  first?: boolean;
}

/** A picture of content/pictures/, in the size that suits the visitor's screen. */
export function Picture({ picture, alt, sizes, first = false }: PictureProps) {
  const { width, height, widths } = picture;
  const copies = widths.map((wide) => `${picturePath(picture, wide)} ${wide}w`).join(', ');
  return (
    <img
      src={picturePath(picture)}
      {...(copies && { srcSet: copies, sizes })}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      className="block h-auto max-w-full"
    />
  );
}
