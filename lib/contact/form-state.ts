import type { FieldName } from './message';
import type { Outlook } from './send';
import type { FieldFault } from './validate';

/** A validation error; `place` is the id of the field to mend. */
export type Fault = FieldFault | { kind: 'unsolved'; place: 'captcha' };

interface Refusal {
  /** What the attempt broke. */
  faults: readonly Fault[];
  /** The ones among them that are not mended yet. */
  open: readonly Fault[];
  /** The fields that were edited since, right or not. */
  edited: readonly FieldName[];
}

/** Where the form stands. `attempt` counts submissions, so that the same alert is announced again. */
export type FormState = { attempt: number } & (
  | { phase: 'idle' | 'sent' }
  | ({ phase: 'invalid' } & Refusal)
  /** `slow` once it takes so long that a visitor wants to know. */
  | { phase: 'sending'; slow: boolean }
  /** Handed to the visitor's e-mail program, but for what it could not take. */
  | { phase: 'composed'; whole: boolean }
  | { phase: 'failed'; outlook: Outlook }
);

export type FormAction =
  | { type: 'refused'; faults: readonly Fault[] }
  /** The visitor edited a field; `faults` are what the fields break now. */
  | { type: 'edited'; field: FieldName; faults: readonly FieldFault[] }
  | { type: 'composed'; whole: boolean }
  | { type: 'failed'; outlook: Outlook }
  | { type: 'sending' | 'slow' | 'sent' | 'emptied' };

export const initialState: FormState = { phase: 'idle', attempt: 0 };

export function formReducer(state: FormState, action: FormAction): FormState {
  const attempt = state.attempt + 1;
  switch (action.type) {
    case 'refused': {
      const { faults } = action;
      return { phase: 'invalid', attempt, faults, open: faults, edited: [] };
    }
    case 'edited':
      if (state.phase !== 'invalid') return state;
      return {
        ...state,
        edited: [...state.edited, action.field],
        open: state.open.filter((fault) => action.faults.some((now) => now === fault)),
      };
    case 'sending':
      return { phase: 'sending', attempt, slow: false };
    case 'slow':
      return state.phase === 'sending' ? { ...state, slow: true } : state;
    case 'sent':
      return { phase: 'sent', attempt };
    case 'composed':
      return { phase: 'composed', attempt, whole: action.whole };
    case 'failed':
      return { phase: 'failed', attempt, outlook: action.outlook };
    case 'emptied':
      return { phase: 'idle', attempt: state.attempt };
  }
}
