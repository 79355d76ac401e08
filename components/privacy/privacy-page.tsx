import { company } from '@/content/company';
import { factWords } from '@/content/interface';
import { type PrivacyPart, privacy } from '@/content/privacy';
import { environment } from '@/lib/environment';
import { currentFacts } from '../layout/company-facts';
import { TextPage } from '../layout/text-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';

/** What is true of this build. */
const holds: Record<NonNullable<PrivacyPart['when']>, boolean> = {
  formSends: environment.contactKeys !== undefined,
  formComposes: environment.contactKeys === undefined,
  blogReadsFirestore: Boolean(environment.firestore),
  vitalsReported: Boolean(environment.vitalsUrl),
  faultsReported: Boolean(environment.reportsUrl),
};

const { dataProtection, messageRetention } = currentFacts;

const parts: readonly PrivacyPart[] = privacy.parts;

export function PrivacyPage() {
  return (
    <TextPage id="privacy" words={privacy} after="data">
      {parts
        .filter(({ when }) => when === undefined || holds[when])
        .map(({ heading, paragraphs, links = [] }) => (
          <Section key={heading} heading={heading}>
            <div className="grid max-w-measure gap-2">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <RichText>{paragraph}</RichText>
                </p>
              ))}
              {links.map(({ words, url }) => (
                <p key={url}>
                  <SiteLink href={url} variant="inline">
                    {words}
                  </SiteLink>
                </p>
              ))}
            </div>
          </Section>
        ))}
      <address className="border-t border-line not-italic">
        <div className="wrap py-4">
          {company.name},{' '}
          <SiteLink href={`mailto:${company.email}`} variant="inline">
            {company.email}
          </SiteLink>
          {messageRetention && <p>{messageRetention}</p>}
          {dataProtection && (
            <p>
              {factWords.dataProtection}: {dataProtection.name},{' '}
              <SiteLink href={`mailto:${dataProtection.email}`} variant="inline">
                {dataProtection.email}
              </SiteLink>
            </p>
          )}
        </div>
      </address>
    </TextPage>
  );
}
