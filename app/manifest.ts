import type { MetadataRoute } from 'next';
import { company } from '@/content/company';
import { home } from '@/content/home';
import { routes } from '@/content/routes';
import { INK } from '@/lib/metadata';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.shortName,
    description: home.description,
    start_url: routes.home.path,
    display: 'browser',
    background_color: INK,
    theme_color: INK,
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    ],
  };
}
