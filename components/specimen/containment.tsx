import type { ContainmentSpecimen, HostLine } from '@/content/specimen';
import { DataTable } from '../ui/data-table';
import { placeIn, Scale } from './hours';
import styles from './specimen.module.css';
import { Counted } from './ticket';

/** What state each host was in, on one line of time, and the log under it. */
export function Containment(specimen: ContainmentSpecimen) {
  const { title, hours, hosts, columns, actions } = specimen;
  return (
    <>
      <div className={styles.hosts}>
        <ol>
          {hosts.map((host) => (
            <Line key={host.name} hours={hours} {...host} />
          ))}
        </ol>
        <Scale hours={hours} every={10} />
      </div>
      <div className={styles.actions}>
        <DataTable label={title} columns={columns} rows={actions} />
      </div>
      <Counted {...specimen} />
    </>
  );
}

const looks = {
  attacked: styles.attacked,
  isolated: styles.isolated,
  watched: styles.watched,
} as const satisfies Record<HostLine['states'][number]['state'], string | undefined>;

function Line({ name, states, hours }: HostLine & Pick<ContainmentSpecimen, 'hours'>) {
  return (
    <li>
      <strong>{name}</strong>
      <svg role="img" aria-label={states.map(said).join('; ')}>
        {states.map(({ from, to, state, label }) => {
          const x = placeIn(hours, from);
          const lane = { x1: x, x2: placeIn(hours, to), y1: '50%', y2: '50%' };
          return (
            <g key={from} className={looks[state]}>
              {state === 'isolated' && <line className={styles.lane} {...lane} />}
              <line {...lane} />
              {label && (
                <text x={x} y="50%" dx="10" dy="5">
                  {label}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </li>
  );
}

function said({ from, to, state, label }: HostLine['states'][number]): string {
  return `${from}–${to}, ${label ?? state}`;
}
