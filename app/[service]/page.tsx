import { ServiceTemplate } from '@/components/service/service-template';
import { servicePages } from '@/content/services';
import { pageMetadata } from '@/lib/metadata';
import { flatServiceIds, serviceIdAt } from '@/lib/routes';

interface ServiceRoute {
  params: Promise<{ service: string }>;
}

export const dynamicParams = false;

export function generateStaticParams() {
  return flatServiceIds.map(({ slug }) => ({ service: slug }));
}

export async function generateMetadata({ params }: ServiceRoute) {
  const id = serviceIdAt((await params).service);
  return pageMetadata(id, servicePages[id]);
}

export default async function Page({ params }: ServiceRoute) {
  const id = serviceIdAt((await params).service);
  return <ServiceTemplate id={id} page={servicePages[id]} />;
}
