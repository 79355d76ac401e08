import { Drawing } from './drawing';

interface LocatorProps {
  place: 'singapore' | 'colombo';
}

const places = {
  singapore: { name: 'Singapore', x: 318, y: 116.5, latitude: '1.35° N', longitude: '103.82° E' },
  colombo: { name: 'Colombo', x: 78.5, y: 60.5, latitude: '6.93° N', longitude: '79.85° E' },
};

/** Where an office is: ten units a degree, a cross every five degrees, the equator as a line. */
export function Locator({ place }: LocatorProps) {
  const { name, x, y, latitude, longitude } = places[place];
  const other = places[place === 'colombo' ? 'singapore' : 'colombo'];
  const west = x < 200;
  return (
    <Drawing label={`${name}, ${latitude} ${longitude}`} viewBox="0 0 400 200">
      <path
        className="stroke-line"
        strokeDasharray="8 42"
        d={`M26 30h374M26 80h374M26 180h374${'M30 26v174'}${'m50-174v174'.repeat(7)}`}
      />
      <path className="stroke-line" d="M0 130h400" />
      <path className="stroke-muted" d={`M0 ${y}h400M${x} 0v200`} />
      <circle className="stroke-muted fill-paper" cx={other.x} cy={other.y} r="5" />
      <circle className="stroke-signal stroke-2 fill-paper" cx={x} cy={y} r="13" />
      <circle className="fill-signal stroke-none" cx={x} cy={y} r="5" />
      <g textAnchor={west ? 'end' : undefined}>
        <text x={west ? 392 : 8} y={y - 8}>
          {latitude}
        </text>
        <text x={west ? 392 : 8} y="147">
          0°
        </text>
      </g>
      <text x={west ? x + 10 : x - 10} y="164" textAnchor={west ? undefined : 'end'}>
        {longitude}
      </text>
    </Drawing>
  );
}
