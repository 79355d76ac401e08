import type { LogSpecimen } from '@/content/specimen';
import { FiguresTable } from './figures-table';
import { Rail } from './rail';
import { Strip } from './strip';

/** The hours as a line, what happened in them on a rail, and what it adds up to. */
export function Log({ clock, strip, events, figures }: LogSpecimen) {
  const marked = events.find((event) => event.marked)?.time;
  return (
    <>
      <Strip {...strip} clock={clock} marked={marked} />
      <Rail events={events} />
      {figures && <FiguresTable {...figures} />}
    </>
  );
}
