import { about } from '@/content/about';
import { TextPage } from '../layout/text-page';
import { Certificates } from '../service/asides';
import { Cards } from '../service/cards';
import { Features } from '../service/features';
import { People } from './people';
import { Statements } from './statements';

/** The sections of About, in their order. */
export function AboutPage() {
  return (
    <TextPage id="about" words={about} quote={about.quote}>
      <Cards kind="cards" {...about.services} />
      <Statements items={about.statements} />
      <Features kind="features" {...about.reasons} />
      <Features kind="features" {...about.firm} />
      <People />
      <Certificates />
    </TextPage>
  );
}
