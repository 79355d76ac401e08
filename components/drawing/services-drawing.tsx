import { Drawing } from './drawing';

export function ServicesDrawing() {
  return (
    <Drawing label="One floor plan: managed security, assessment, training and consultancy are four rooms on the same corridor.">
      <path d="M8 140V8h384v132M8 188v124h384V188M8 140h72m36 0h112m0-132v132m0 0h32m36 0h96M8 188h48m36 0h48m0 124V188m0 0h104m36 0h112" />
      <path
        className="muted"
        d="M80 140v-36a36 36 0 0 1 36 36M260 140v-36a36 36 0 0 1 36 36M56 188v36a36 36 0 0 0 36-36M244 188v36a36 36 0 0 0 36-36"
      />
      <path className="signal" d="M8 164h384M98 164v-40M278 164v-40M74 164v40M262 164v40" />
      <text x="24" y="32">
        01 managed
      </text>
      <text x="244" y="32">
        02 assessment
      </text>
      <text x="24" y="300">
        03 training
      </text>
      <text x="156" y="300">
        04 consultancy
      </text>
    </Drawing>
  );
}
