import { headOffice } from '@/content/company';

/** The number to call: larger than all else on the first screen, and in view at every question. */
export function EmergencyNumber() {
  return (
    <a
      href={`tel:${headOffice.phone.dial}`}
      className="my-1 block w-fit max-w-full rounded bg-amber px-2 py-1 text-[min(10vw,max(2.25rem,1.5rem+6vw))] leading-[1.15] font-bold tracking-[-0.03em] whitespace-normal text-ink wrap-anywhere hover:underline max-sm:w-full md:text-h1"
    >
      {headOffice.phone.display}
    </a>
  );
}
