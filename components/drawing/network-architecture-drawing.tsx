import { Drawing } from './drawing';

const hosts = [
  [152, 64],
  [192, 64],
  [152, 104],
  [192, 104],
  [152, 224],
  [192, 224],
  [152, 264],
  [192, 264],
  [320, 64],
  [360, 64],
  [320, 104],
  [360, 104],
  [320, 224],
  [360, 224],
  [320, 264],
  [360, 264],
] as const;

export function NetworkArchitectureDrawing() {
  return (
    <Drawing label="Four zones with gates between them. One flow goes from the office to the data zone past every gate.">
      <path className="muted" strokeDasharray="4 4" d="M8 8h80v304h-80z" />
      <path d="M128 8h104v136h-104zM128 176h104v136h-104zM288 8h104v304h-104z" />
      <path
        className="paper-fill muted"
        d={hosts.map(([x, y]) => `M${x - 8} ${y - 8}h16v16h-16z`).join('')}
      />
      <path
        className="muted"
        d="M88 84h36m-5-5 5 5-5 5M232 84h52m-5-5 5 5-5 5M172 176v-28m-5 5 5-5 5 5"
      />
      <path className="paper-fill" d="M102 74h8v20h-8zM252 74h8v20h-8zM162 158h20v8h-20z" />
      <path className="signal" d="M200 244h108m-6-6 6 6-6 6" />
      <circle className="amber" cx="260" cy="244" r="15" />
      <text x="20" y="32">
        internet
      </text>
      <text x="140" y="32">
        DMZ
      </text>
      <text x="140" y="200">
        office
      </text>
      <text x="300" y="32">
        data
      </text>
    </Drawing>
  );
}
