import { unrecoveredWords as words } from '@/content/interface';

/** Stands on a page that is a tool, unseen until the boot script has given up on the framework. */
export function ReloadNotice() {
  return (
    <p role="alert" className="mt-2 hidden max-w-measure unrecovered:block">
      {words.text}{' '}
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this page's own, with its query. */}
      <a href="" className="link inline-flex min-h-target items-center">
        {words.reload}
      </a>
    </p>
  );
}
