/** The sentence that closes a page's argument, set large where its night begins. */
export function ClosingQuote({ children }: { children: string }) {
  return (
    <div className="night bg-paper band not-print:pb-7">
      <div className="wrap">
        <blockquote className="text-title font-bold">
          <p className="text-balance">{children}</p>
        </blockquote>
      </div>
    </div>
  );
}
