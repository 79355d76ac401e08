import { contact } from '@/content/contact';
import type { ServiceId } from '@/content/routes';
import { labelOf, serviceIds } from '../routes';

/** The subject for each service that a link to the contact page can name, as in `?about=siem`. */
export const subjects = Object.fromEntries(
  serviceIds.map((id) => [id, `${contact.subjectStart} ${labelOf(id)}`]),
) as Record<ServiceId, string>;
