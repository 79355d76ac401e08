import { Drawing, Word } from './drawing';

const seats = [92, 164, 236, 308];

export function TrainingDrawing() {
  return (
    <Drawing label="Ten seats around a table for a drill. Three events follow one another and lead to one decision: isolate or wait.">
      <path d="M72 76h256a28 28 0 0 1 28 28v112a28 28 0 0 1-28 28h-256a28 28 0 0 1-28-28v-112a28 28 0 0 1 28-28z" />
      <path
        className="stroke-muted"
        d={`${seats.map((x) => `M${x - 24} 64a24 24 0 0 1 48 0zM${x - 24} 256a24 24 0 0 0 48 0z`).join('')}M32 136a24 24 0 0 0 0 48zM368 136a24 24 0 0 1 0 48z`}
      />
      <path
        className="stroke-muted"
        d="M72 160h176M244 160a12 12 0 0 1 12 12v12a12 12 0 0 0 12 12h6"
      />
      <path className="fill-paper" d="M68 144h40v32h-40zM130 144h40v32h-40zM192 144h40v32h-40z" />
      <path
        className="stroke-signal stroke-2"
        d="M232 160h12a12 12 0 0 0 12-12v-12a12 12 0 0 1 12-12h10m-6-6 6 6-6 6"
      />
      <g textAnchor="middle">
        <Word at="88 164.5" text="1" />
        <Word at="150 164.5" text="2" />
        <Word at="212 164.5" text="3" />
      </g>
      <Word lit at="286 128.5" text="isolate" />
      <Word at="286 200.5" text="wait" />
    </Drawing>
  );
}
