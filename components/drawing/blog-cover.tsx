import { Drawing } from './drawing';

export function BlogCover() {
  return (
    <Drawing label="Log records around a dial." viewBox="0 0 400 200">
      <path className="quiet" d="M0 0" />
    </Drawing>
  );
}
