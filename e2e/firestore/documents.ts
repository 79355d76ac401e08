/** A value as Firestore's REST interface spells it, such as `{ stringValue: 'x' }`. */
export type Value = Readonly<Record<string, unknown>>;

export interface Document {
  /** `projects/…/documents/blogs/<id>`. */
  name: string;
  fields: Readonly<Record<string, Value>>;
}

export interface StructuredQuery {
  from: readonly { collectionId: string; allDescendants?: boolean }[];
  orderBy?: readonly { field: { fieldPath: string }; direction?: string }[];
  startAt?: { values: readonly Value[]; before?: boolean };
  limit?: number;
}

/** The order of types in an index, the ones that posts hold. */
const TYPES = [
  'nullValue',
  'booleanValue',
  'integerValue',
  'timestampValue',
  'stringValue',
  'referenceValue',
];

/** Answers a query over the documents of one collection as Firestore does: order, cursor, limit. */
export function runQuery(documents: Iterable<Document>, query: StructuredQuery): Document[] {
  const [from] = query.from;
  const asked = (query.orderBy ?? []).map(({ field, direction }) => ({
    path: field.fieldPath,
    sign: direction === 'DESCENDING' ? -1 : 1,
  }));
  const last = asked.at(-1);
  const orders =
    last?.path === '__name__' ? asked : [...asked, { path: '__name__', sign: last?.sign ?? 1 }];
  const keyOf = (document: Document) => orders.map(({ path }) => valueAt(document, path));
  const compare = (a: readonly (Value | undefined)[], b: readonly (Value | undefined)[]) =>
    orders.map(({ sign }, index) => sign * compareValues(a[index], b[index])).find(Boolean) ?? 0;

  const { startAt } = query;
  return (
    [...documents]
      .filter(({ name }) => name.split('/').at(-2) === from?.collectionId)
      // A document without the field is in no index of it, so the query does not find it.
      .filter((document) => keyOf(document).every(Boolean))
      .filter((document) => {
        if (!startAt) return true;
        const values = orders.map((_, index) => startAt.values[index]);
        const place = compare(keyOf(document).slice(0, startAt.values.length), values);
        return startAt.before ? place >= 0 : place > 0;
      })
      .sort((a, b) => compare(keyOf(a), keyOf(b)))
      .slice(0, query.limit)
  );
}

function valueAt(document: Document, path: string): Value | undefined {
  return path === '__name__' ? { referenceValue: document.name } : document.fields[path];
}

function compareValues(a: Value | undefined, b: Value | undefined): number {
  const [[typeA = '', valueA] = []] = Object.entries(a ?? {});
  const [[typeB = '', valueB] = []] = Object.entries(b ?? {});
  if (typeA !== typeB) return TYPES.indexOf(typeA) - TYPES.indexOf(typeB);
  if (valueA === valueB) return 0;
  return String(valueA) < String(valueB) ? -1 : 1;
}
