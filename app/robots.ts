import type { MetadataRoute } from 'next';
import { sitemapPath } from '@/lib/file-paths';
import { absoluteUrl } from '@/lib/site-url';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: absoluteUrl(sitemapPath) };
}
