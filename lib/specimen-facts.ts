import { serviceWords } from '@/content/interface';
import type { Entry, Figures, SpecimenSection } from '@/content/specimen';

/** What stands under a specimen's figure: how it was computed, then what else is counted. */
export function factsOn(specimen: SpecimenSection): readonly Entry[] {
  return [...computed(specimen), ...(specimen.facts ?? [])];
}

function computed(specimen: SpecimenSection): readonly Entry[] {
  if (specimen.form === 'log') {
    return specimen.spans.map(({ label, from, to, minutes }) => ({
      label,
      text: `${from}–${to}, ${minutes} ${serviceWords.minutes}`,
    }));
  }
  if (specimen.form !== 'finding') return [];
  const { severity, ratings = [] } = specimen;
  return [
    ...(severity
      ? [{ label: serviceWords.vector, text: severity.vector, isCode: true as const }]
      : []),
    ...ratings.map(({ label, likelihood, impact }) => ({
      label,
      text: `${serviceWords.likelihood} ${likelihood} × ${serviceWords.impact} ${impact} = ${likelihood * impact}`,
    })),
  ];
}

/** The tables of numbers in a specimen, in its order. */
export function figuresOn(specimen: SpecimenSection): readonly Figures[] {
  const own = 'figures' in specimen && specimen.figures ? [specimen.figures] : [];
  const parts = 'parts' in specimen ? specimen.parts.flatMap(({ figures }) => figures ?? []) : [];
  return [...own, ...parts];
}
