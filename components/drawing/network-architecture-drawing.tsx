import { Drawing, Word } from './drawing';

/** Hosts in two columns of a zone, row by row. */
const hosts = (left: number, right: number, rows: readonly number[]) =>
  rows.flatMap((y) => [left, right].map((x) => `M${x - 8} ${y - 8}h16v16h-16z`)).join('');

export function NetworkArchitectureDrawing() {
  return (
    <Drawing label="Four zones, with a gate on each permitted flow. One flow runs from the internet to the data zone past every gate.">
      <path className="stroke-muted" strokeDasharray="4 4" d="M8 8h88v304h-88z" />
      <path d="M128 8h100v124h-100zM128 188h100v124h-100zM288 8h104v304h-104z" />
      <path
        className="stroke-muted"
        d={`M96 84h27m-5-5 5 5-5 5M228 84h55m-5-5 5 5-5 5M228 252h55m-5-5 5 5-5 5${hosts(154, 202, [64, 104, 240, 280])}${hosts(318, 362, [60, 110, 160, 210, 260])}`}
      />
      <path className="fill-paper" d="M106 72h8v24h-8zM252 72h8v24h-8zM252 240h8v24h-8z" />
      <path className="stroke-signal stroke-2" d="M52 160h254m-6-6 6 6-6 6" />
      <circle className="fill-signal stroke-none" cx="52" cy="160" r="5" />
      <circle className="stroke-amber" cx="288" cy="160" r="9" />
      <Word at="20 32" text="internet" />
      <Word at="140 32" text="DMZ" />
      <Word at="140 212" text="office" />
      <Word at="300 32" text="data" />
    </Drawing>
  );
}
