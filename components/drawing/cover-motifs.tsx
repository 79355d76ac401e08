import type { ReactNode } from 'react';
import type { PostSummary } from '@/lib/blog/post';
import { type CoverView, MOTIF_IDS, viewOf } from './cover-view';

/** How far from its middle a motif reaches, so that it fills the widest cover. */
const REACH = 540;

/** Lines from edge to edge, one every so many units, through the middle. */
const rows = (apart: number) =>
  Array.from({ length: 2 * Math.floor(REACH / apart) + 1 }, (_, row) => {
    const y = (row - Math.floor(REACH / apart)) * apart;
    return `M-${REACH} ${y}h${2 * REACH}`;
  }).join('');

/** Stairs from the lower left to the upper right, that many units right of the middle one. */
const stairs = (...places: number[]) =>
  places.map((right) => `M${right - 408} 468${'h68v-72'.repeat(13)}`).join('');

/** All but what is lit, around the middle of which a cover shows a part. */
const motifs: Readonly<Record<CoverView['motif'], ReactNode>> = {
  /** The watch: a dial with a day's records, and the hour that counts. */
  dial: (
    <g className="stroke-line" transform="translate(0 140)">
      <circle r="140" strokeWidth="6" />
      <g strokeWidth="3">
        <circle r="118" strokeDasharray="9 7 22 12 4 30" />
        <circle r="104" strokeDasharray="30 9 5 16 12 8" />
        <circle r="90" strokeDasharray="4 11 17 9 28 21" />
        <circle r="76" strokeDasharray="14 6 6 25 9 8" />
      </g>
      <circle
        className="stroke-muted"
        r="162"
        strokeWidth="10"
        pathLength="72"
        strokeDasharray=".12 .88"
      />
      <g strokeWidth="3">
        <circle r="190" strokeDasharray="60 14 9 30 120 22" />
        <circle r="222" strokeDasharray="18 40 7 9 90 31" />
        <circle r="262" strokeDasharray="140 18 22 60" />
        <circle r="310" strokeDasharray="12 34 80 50" />
      </g>
      <circle r="366" strokeWidth="6" strokeDasharray="340 24" />
      <circle r="404" strokeWidth="10" pathLength="96" strokeDasharray=".1 .9" />
      <circle r="460" strokeWidth="3" strokeDasharray="90 31 18 40" />
      <circle r="540" strokeWidth="6" strokeDasharray="500 30" />
      <circle className="fill-current stroke-muted" r="52" />
    </g>
  ),
  /** Zones within zones, and the one way out of what is stored. */
  zones: (
    <>
      <g className="stroke-line">
        <path className="fill-current" strokeWidth="6" d="M22 0h168v300h-380v-300h168" />
        <path
          strokeWidth="3"
          d="M22 50h118v200h-280v-200h118M-540-80h470v-460M70-540v460h470M-540 0h280v540M540 0h-280v540"
        />
      </g>
      <path
        className="stroke-muted"
        d="M-90 100h180v100h-180zM-90 133h180M-90 166h180M-60 116h20M-60 149h20M-60 183h20"
      />
    </>
  ),
  /** The plan of a building, and the door that opens. */
  plan: (
    <>
      <path
        className="stroke-line"
        strokeWidth="6"
        d="M0 0h-130v110h60M-20 110h110v-50M90 20v-130h-220v50M50 0h40M-130-20v-90M-270-110h140M90-110h60M200-110h340M-130 110h-410M90 110v430M-60 110v130M-130-110v-430M40-110v-430M90 200h450M-60 240h-480"
      />
      <g className="stroke-muted">
        <path d="M-70 110v-50a50 50 0 0 1 50 50M90 20h-40a40 40 0 0 0 40 40M200-110v-50a50 50 0 0 0-50 50M-130-60h40a40 40 0 0 1-40 40" />
        <path strokeDasharray="3 6" d="M50 0a50 50 0 0 0-50-50" />
      </g>
    </>
  ),
  /** What a model knows as points, and the way that it takes. */
  field: (
    <g strokeLinecap="round" strokeDasharray=".01 28">
      <path className="stroke-line" strokeWidth="5" d={rows(28)} />
      <path
        className="stroke-muted"
        strokeWidth="8"
        d="M-84-28h180M-84 0h180M-84 28h180M-28-56h60M-28 56h60"
      />
    </g>
  ),
  /** Stairs, of which one step is taken. */
  steps: (
    <>
      <g className="stroke-line">
        <path strokeWidth="6" d={stairs(-476, -340, -204, 68, 204, 340, 476)} />
        <path strokeWidth="3" d={stairs(-408, -136, 136, 408)} />
      </g>
      <path className="stroke-muted" d={stairs(-68)} />
    </>
  ),
  /** A day's records, line by line, and the one that is handed on. */
  records: (
    <>
      <g className="stroke-line">
        <path strokeWidth="6" strokeDasharray="34 12 8 30 96 18 14 9" d={rows(108)} />
        <path strokeWidth="3" strokeDasharray="9 7 22 12 4 30 60 16" d={rows(36)} />
      </g>
      <path
        className="stroke-muted"
        strokeDasharray="14 6 6 25 90 40"
        d="M-540-18h1080M-540 54h1080M-540-90h1080"
      />
      <path className="fill-current stroke-none" d="M-48-16h96v32h-96zM-12-108h24v96h-24z" />
    </>
  ),
  /** A register of risks: a grid, the line that is drawn through it, and one that moves under the line. */
  register: (
    <>
      <g className="stroke-line">
        <path strokeWidth="3" d={rows(52)} />
        <path strokeWidth="3" transform="rotate(90)" d={rows(52)} />
        <path
          strokeWidth="6"
          d="M-540-130h254v52h104v104h52v52h104v104h52v52h104v52h310M-540 182h280v104h104v254"
        />
      </g>
      <path
        className="stroke-muted"
        d="M-26-26h52v52h-52zM78-78h52v52h-52zM-130-182h52v52h-52zM182 26h52v52h-52zM-286 26h52v52h-52z"
      />
      <circle className="fill-current stroke-muted" cx="-156" cy="104" r="14" />
    </>
  ),
};

const names = Object.keys(motifs) as CoverView['motif'][];

/** The drawings that the covers of posts refer to, each once; all of them where a page may come to show any post. */
export function CoverMotifs({ posts }: { posts?: readonly PostSummary[] }) {
  const shown = posts ? new Set(posts.map((post) => viewOf(post).motif)) : names;
  return (
    <svg className="hidden" aria-hidden="true">
      {[...shown].map((name) => (
        <g key={name} id={MOTIF_IDS + name}>
          {motifs[name]}
        </g>
      ))}
    </svg>
  );
}
