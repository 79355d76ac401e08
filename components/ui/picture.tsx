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

/** A picture of content/pictures/, in the size and format that suit the visitor's screen. */
export function Picture({ picture, alt, sizes, first = false }: PictureProps) {
  const { width, height, address, widths } = picture;
  const isDrawing = widths.length === 0;
  const filesAs = (format: string) =>
    widths.map((wide) => `${address}.${wide}.${format} ${wide}w`).join(', ');
  return (
    <picture>
      {!isDrawing && <source type="image/avif" srcSet={filesAs('avif')} sizes={sizes} />}
      <img
        alt={alt}
        width={width}
        height={height}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        className="block h-auto max-w-full"
        {...(isDrawing
          ? { src: address }
          : { src: `${address}.${widths.at(-1)}.webp`, srcSet: filesAs('webp'), sizes })}
      />
    </picture>
  );
}
