import { Drawing } from './drawing';

const seats = [98, 166, 234, 302];

export function TrainingDrawing() {
  return (
    <Drawing label="Ten seats around a table for a drill. Three events follow each other, then one decision: isolate or wait.">
      <path d="M68 84h264a24 24 0 0 1 24 24v104a24 24 0 0 1-24 24h-264a24 24 0 0 1-24-24v-104a24 24 0 0 1 24-24z" />
      <path
        className="muted"
        d={`${seats.map((x) => `M${x - 20} 72a20 20 0 0 1 40 0zM${x - 20} 248a20 20 0 0 0 40 0z`).join('')}M32 140a20 20 0 0 0 0 40zM368 140a20 20 0 0 1 0 40z`}
      />
      <path className="quiet" d="M68 160h176" />
      <path className="paper-fill" d="M68 146h36v28h-36zM128 146h36v28h-36zM188 146h36v28h-36z" />
      <text className="strong" x="82" y="164.5">
        1
      </text>
      <text className="strong" x="142" y="164.5">
        2
      </text>
      <text className="strong" x="202" y="164.5">
        3
      </text>
      <path className="muted" d="M244 160a12 12 0 0 1 12 12v8a12 12 0 0 0 12 12h8" />
      <path className="signal" d="M224 160h20a12 12 0 0 0 12-12v-8a12 12 0 0 1 12-12h8" />
      <text className="strong" x="284" y="132.5">
        isolate
      </text>
      <text x="284" y="196.5">
        wait
      </text>
    </Drawing>
  );
}
