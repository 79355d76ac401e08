/** The sentence that closes a page's argument, set large. */
export function ClosingQuote({ children }: { children: string }) {
  return (
    <div className="band">
      <div className="wrap">
        <blockquote className="max-w-[24em] border-l-2 border-signal pl-3 text-h2 font-medium md:pl-5">
          <p className="text-balance">{children}</p>
        </blockquote>
      </div>
    </div>
  );
}
