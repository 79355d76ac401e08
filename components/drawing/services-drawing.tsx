import { Drawing, Ticks, Word } from './drawing';

export function ServicesDrawing() {
  return (
    <Drawing label="One floor plan: managed security, assessment, training and consultancy are four rooms on the same corridor.">
      <circle className="stroke-muted" cx="172" cy="76" r="40" />
      <Ticks className="stroke-muted" at="172 76" r={46} count={24} length={6} width={0.12} />
      <path
        className="stroke-muted"
        d="M172 76V48M172 76h16M308 52h66v66h-66zM330 52v66M352 52v66M308 74h66M308 96h66M80 240h60v32h-60zM82 234a10 10 0 0 1 20 0zM118 234a10 10 0 0 1 20 0zM308 212h20v52h-20zM332 212h20v52h-20zM356 212h20v52h-20zM313 222h10M337 222h10M361 222h10M313 230h10M337 230h10M361 230h10"
      />
      <path
        className="stroke-muted"
        d="M72 140v-36a36 36 0 0 1 36 36M252 140v-36a36 36 0 0 1 36 36M24 188v36a36 36 0 0 0 36-36M228 188v36a36 36 0 0 0 36-36"
      />
      <path d="M8 140V8h384v132h-104m-36 0h-144m-36 0h-64M236 140V8M8 188v124h384V188h-128m-36 0h-168m-36 0h-16M160 188v124" />
      <path
        className="stroke-signal stroke-2"
        d="M8 164h384M90 164v-24M270 164v-24M42 164v24M246 164v24"
      />
      <Word at="24 32" text="01 managed" />
      <Word at="252 32" text="02 assessment" />
      <Word at="24 300" text="03 training" />
      <Word at="176 300" text="04 consultancy" />
    </Drawing>
  );
}
