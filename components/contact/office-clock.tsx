'use client';

import { useSyncExternalStore } from 'react';
import { contact } from '@/content/contact';
import { utcOffsetLabel } from '@/lib/utc-offset';
import { IslandBoundary } from '../layout/island-boundary';

interface OfficeClockProps {
  /** IANA time zone. */
  timeZone: string;
  /** Offset from UTC, in minutes. */
  utcOffset: number;
}

const MINUTE_MS = 60_000;
const TICK_MS = 5_000;

/** An office's time of day. A client component because only the visitor's clock tells it; without, the offset from UTC stands alone. */
export function OfficeClock(office: OfficeClockProps) {
  return (
    <IslandBoundary fallback={<p className="mono">{utcOffsetLabel(office.utcOffset)}</p>}>
      <LiveClock {...office} />
    </IslandBoundary>
  );
}

function LiveClock({ timeZone, utcOffset }: OfficeClockProps) {
  const minute = useSyncExternalStore(
    everyFewSeconds,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => undefined,
  );
  return (
    <p className="mono">
      {minute !== undefined && (
        <>
          <time className="text-signal">{timeAt(minute * MINUTE_MS, timeZone)}</time>{' '}
          {contact.localTime} ·{' '}
        </>
      )}
      {utcOffsetLabel(utcOffset)}
    </p>
  );
}

function timeAt(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    moment,
  );
}

function everyFewSeconds(onTick: () => void) {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}
