import { Drawing, Word } from './drawing';

const hosts = [
  [154, 64],
  [202, 64],
  [154, 104],
  [202, 104],
  [154, 240],
  [202, 240],
  [154, 280],
  [202, 280],
  [318, 60],
  [362, 60],
  [318, 110],
  [362, 110],
  [318, 160],
  [362, 160],
  [318, 210],
  [362, 210],
  [318, 260],
  [362, 260],
] as const;

export function NetworkArchitectureDrawing() {
  return (
    <Drawing label="Four zones, with a gate on each permitted flow. One flow runs from the internet to the data zone past every gate.">
      <path className="stroke-muted" strokeDasharray="4 4" d="M8 8h88v304h-88z" />
      <path d="M128 8h100v124h-100zM128 188h100v124h-100zM288 8h104v304h-104z" />
      <path
        className="stroke-muted"
        d={`M96 84h27m-5-5 5 5-5 5M228 84h55m-5-5 5 5-5 5M228 252h55m-5-5 5 5-5 5${hosts.map(([x, y]) => `M${x - 8} ${y - 8}h16v16h-16z`).join('')}`}
      />
      <path className="fill-paper" d="M106 72h8v24h-8zM252 72h8v24h-8zM252 240h8v24h-8z" />
      <path className="stroke-signal stroke-2" d="M52 160h254m-6-6 6 6-6 6" />
      <circle className="fill-signal stroke-none" cx="52" cy="160" r="5" />
      <circle className="stroke-amber" cx="288" cy="160" r="9" />
      <Word at="20 32">internet</Word>
      <Word at="140 32">DMZ</Word>
      <Word at="140 212">office</Word>
      <Word at="300 32">data</Word>
    </Drawing>
  );
}
