import type { MetadataRoute } from 'next';
import { company } from '@/content/company';
import { home } from '@/content/home';
import { routes } from '@/content/routes';
import { iconPath } from '@/lib/file-paths';
import { palette } from '@/tailwind.config';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.shortName,
    description: home.description,
    id: routes.home.path,
    start_url: routes.home.path,
    lang: 'en-GB',
    display: 'browser',
    background_color: palette.paper.dark,
    theme_color: palette.paper.dark,
    icons: [
      { src: iconPath, type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}
