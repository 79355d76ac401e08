import 'server-only';
import type { ServiceId } from '../routes';
import type { ServicePage } from '../service-page';
import { assessment } from './assessment';
import { codeReview } from './code-review';
import { consultancy } from './consultancy';
import { dataClassification } from './data-classification';
import { edr } from './edr';
import { gap } from './gap';
import { mdr } from './mdr';
import { mssp } from './mssp';
import { networkArchitecture } from './network-architecture';
import { networkConfiguration } from './network-configuration';
import { phishing } from './phishing';
import { policy } from './policy';
import { risk } from './risk';
import { services } from './services';
import { siem } from './siem';
import { soc } from './soc';
import { training } from './training';
import { vapt } from './vapt';
import { vciso } from './vciso';

/** Every service and listing page by its route id; a row of the route table without one does not compile. */
export const servicePages: Record<ServiceId, ServicePage> = {
  services,
  mssp,
  siem,
  edr,
  mdr,
  soc,
  phishing,
  assessment,
  vapt,
  codeReview,
  networkArchitecture,
  networkConfiguration,
  training,
  consultancy,
  policy,
  dataClassification,
  risk,
  gap,
  vciso,
};
