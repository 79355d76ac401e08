import type { JSX } from 'react';
import type { ServiceId } from '@/content/routes';
import { AssessmentDrawing } from './assessment-drawing';
import { CodeReviewDrawing } from './code-review-drawing';
import { ConsultancyDrawing } from './consultancy-drawing';
import { DataClassificationDrawing } from './data-classification-drawing';
import { EdrDrawing } from './edr-drawing';
import { GapDrawing } from './gap-drawing';
import { MdrDrawing } from './mdr-drawing';
import { MsspDrawing } from './mssp-drawing';
import { NetworkArchitectureDrawing } from './network-architecture-drawing';
import { NetworkConfigurationDrawing } from './network-configuration-drawing';
import { PhishingDrawing } from './phishing-drawing';
import { PolicyDrawing } from './policy-drawing';
import { RiskDrawing } from './risk-drawing';
import { ServicesDrawing } from './services-drawing';
import { SiemDrawing } from './siem-drawing';
import { SocDrawing } from './soc-drawing';
import { TrainingDrawing } from './training-drawing';
import { VaptDrawing } from './vapt-drawing';
import { VcisoDrawing } from './vciso-drawing';

/** The drawing of each service and listing page that has one, by the page's id. */
const drawings = {
  services: ServicesDrawing,
  mssp: MsspDrawing,
  siem: SiemDrawing,
  edr: EdrDrawing,
  mdr: MdrDrawing,
  soc: SocDrawing,
  phishing: PhishingDrawing,
  assessment: AssessmentDrawing,
  vapt: VaptDrawing,
  codeReview: CodeReviewDrawing,
  networkArchitecture: NetworkArchitectureDrawing,
  networkConfiguration: NetworkConfigurationDrawing,
  training: TrainingDrawing,
  consultancy: ConsultancyDrawing,
  policy: PolicyDrawing,
  dataClassification: DataClassificationDrawing,
  risk: RiskDrawing,
  gap: GapDrawing,
  vciso: VcisoDrawing,
} as const satisfies Partial<Record<ServiceId, () => JSX.Element>>;

/** A service's drawing; undefined where none was drawn yet. */
export function drawingOf(id: ServiceId): (() => JSX.Element) | undefined {
  return id in drawings ? drawings[id as keyof typeof drawings] : undefined;
}
