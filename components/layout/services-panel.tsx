import { headerWords } from '@/content/interface';
import { type ServiceFamily, serviceFamilies } from '@/content/navigation';
import { type RouteId, routes } from '@/content/routes';
import { labelOf, pathOf } from '@/lib/routes';
import { SiteLink } from '../ui/site-link';

/** The Services link with its panel: four families in columns, each with its pages. */
export function ServicesPanel({ current }: { current?: RouteId }) {
  return (
    <>
      <div>
        <SiteLink href={pathOf('services')} current={current === 'services'}>
          {routes.services.label}
        </SiteLink>
        <details className="chevron services-toggle">
          <summary>
            <span className="sr-only">{headerWords.services}</span>
          </summary>
        </details>
      </div>
      <div className="panel">
        <ul className="families wrap">
          {serviceFamilies.map((family) => (
            <Family key={family.route} family={family} current={current} />
          ))}
        </ul>
      </div>
    </>
  );
}

function Family({ family, current }: { family: ServiceFamily; current?: RouteId }) {
  const label = labelOf(family.route);
  return (
    <li className="family">
      <div>
        <SiteLink href={pathOf(family.route)} current={family.route === current}>
          {label}
        </SiteLink>
        {family.items.length > 0 && (
          <details className="chevron" name="service-family">
            <summary>
              <span className="sr-only">
                {label}
                {`: ${headerWords.pages}`}
              </span>
            </summary>
          </details>
        )}
      </div>
      <p className="summary text-small text-muted">{family.summary}</p>
      {family.items.length > 0 && (
        <ul className="pages">
          {family.items.map((id) => (
            <li key={id}>
              <SiteLink href={pathOf(id)} current={id === current}>
                {labelOf(id)}
              </SiteLink>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
