import type { CheckedField } from './validate';

/** What keeps a message from being sent; each is the id of what must be mended. */
export type Fault = CheckedField | 'captcha';

/** Where the form stands. `attempt` counts submissions, so that the same alert is announced again. */
export type FormState =
  | { phase: 'idle'; attempt: number }
  | { phase: 'invalid'; attempt: number; faults: readonly Fault[] }
  | { phase: 'sending'; attempt: number }
  | { phase: 'sent'; attempt: number }
  /** Handed to the visitor's e-mail program. */
  | { phase: 'composed'; attempt: number }
  | { phase: 'failed'; attempt: number };

export type FormAction =
  | { type: 'refused'; faults: readonly Fault[] }
  /** The visitor edited a field or solved the captcha. */
  | { type: 'mended'; fault: Fault }
  | { type: 'sending' | 'sent' | 'composed' | 'failed' | 'again' };

export const initialState: FormState = { phase: 'idle', attempt: 0 };

export function formReducer(state: FormState, action: FormAction): FormState {
  const { attempt } = state;
  switch (action.type) {
    case 'refused':
      return { phase: 'invalid', attempt: attempt + 1, faults: action.faults };
    case 'mended': {
      if (state.phase !== 'invalid' || !state.faults.includes(action.fault)) return state;
      const faults = state.faults.filter((fault) => fault !== action.fault);
      return faults.length === 0 ? { phase: 'idle', attempt } : { ...state, faults };
    }
    case 'again':
      return { phase: 'idle', attempt };
    case 'sending':
      return { phase: 'sending', attempt: attempt + 1 };
    default:
      return { phase: action.type, attempt: attempt + 1 };
  }
}
