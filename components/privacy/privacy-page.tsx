import { company } from '@/content/company';
import { type PrivacyPart, privacy } from '@/content/privacy';
import { environment } from '@/lib/environment';
import { DataProtectionContact } from '../layout/company-facts';
import { TextPage } from '../layout/text-page';
import { RichText } from '../ui/rich-text';

/** What is true of this build. */
const holds: Record<NonNullable<PrivacyPart['when']>, boolean> = {
  formSends: environment.contactKeys !== undefined,
  formComposes: environment.contactKeys === undefined,
  blogReadsFirestore: Boolean(environment.firestore),
  vitalsReported: Boolean(environment.vitalsUrl),
  faultsReported: Boolean(environment.reportsUrl),
};

export function PrivacyPage() {
  const parts: readonly PrivacyPart[] = privacy.parts;
  return (
    <TextPage id="privacy" words={privacy} after="data">
      <div className="wrap pb-10 md:pb-13">
        {parts
          .filter(({ when }) => when === undefined || holds[when])
          .map(({ heading, paragraphs, links = [] }) => (
            <section key={heading} className="grid gap-2 border-t border-line py-5 md:beside">
              <h2 className="text-lede">{heading}</h2>
              <div className="grid max-w-measure gap-2">
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>
                    <RichText>{paragraph}</RichText>
                  </p>
                ))}
                {links.map(({ words, url }) => (
                  <p key={url}>
                    <a href={url} rel="noopener" className="link">
                      {words}
                    </a>
                  </p>
                ))}
              </div>
            </section>
          ))}
        <address className="border-t border-line pt-5 not-italic md:beside">
          <div className="md:col-span-8 md:col-start-5">
            {company.name},{' '}
            <a href={`mailto:${company.email}`} className="link">
              {company.email}
            </a>
            <DataProtectionContact />
          </div>
        </address>
      </div>
    </TextPage>
  );
}
