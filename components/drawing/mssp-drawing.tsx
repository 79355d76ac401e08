import { Drawing, Word } from './drawing';

const services = ['SIEM', 'EDR/XDR', 'MDR', 'SOC'];
const columns = [124, 204, 284, 364];
const box = (y: number) => columns.map((x) => `M${x - 18} ${y}h36v36h-36z`).join('');

export function MsspDrawing() {
  return (
    <Drawing label="Four services on one watch line: SIEM and EDR/XDR use your tool, MDR and SOC ours; we watch all four; who acts moves from you to us.">
      <g textAnchor="middle">
        {services.map((service, i) => (
          <Word key={service} lit at={`${columns[i]} 24`} text={service} />
        ))}
      </g>
      <Word at="8 76" text="tool" />
      <Word at="8 156.5" text="watch" />
      <Word at="8 232" text="act" />
      <path className="stroke-line" d="M8 40h384M8 264h384" />
      <path className="stroke-muted" d={columns.map((x) => `M${x} 90v47m0 30v42`).join('')} />
      <path d={box(54) + box(210)} />
      <path
        className="fill-text stroke-none"
        d="M266 54h36v36h-36zM346 54h36v36h-36zM186 210h18v36h-18zM266 210h36v24h-36zM346 210h36v36h-36z"
      />
      <path className="stroke-signal stroke-2" d="M84 152h308" />
      <path
        className="stroke-signal stroke-2 fill-paper"
        d={columns.map((x) => `M${x - 13} 152a13 13 0 0 0 26 0a13 13 0 0 0-26 0`).join('')}
      />
      <path
        className="fill-signal stroke-none"
        d={columns.map((x) => `M${x - 5} 152a5 5 0 0 0 10 0a5 5 0 0 0-10 0`).join('')}
      />
      <path d="M106 284h14v14h-14z" />
      <path className="fill-text stroke-none" d="M186 284h14v14h-14z" />
      <Word at="128 296" text="yours" />
      <Word at="208 296" text="ours" />
    </Drawing>
  );
}
