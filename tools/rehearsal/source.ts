import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The sources of a scratch copy. Each edit says in one sentence which anchor it misses. */
export class Sources {
  constructor(readonly root: string) {}

  read(file: string): string {
    if (!existsSync(join(this.root, file))) {
      throw new Error(`${file} is not there any more: correct tools/rehearsal/edits.ts.`);
    }
    return readFileSync(join(this.root, file), 'utf8');
  }

  write(file: string, text: string) {
    writeFileSync(join(this.root, file), text);
  }

  remove(path: string) {
    rmSync(join(this.root, path), { recursive: true });
  }

  /** What a module exports under a name, as the copy had it before the first edit of that module. */
  async load<Value>(file: string, name: string): Promise<Value> {
    const module = await import(pathToFileURL(join(this.root, file)).href);
    if (!(name in module)) throw missing(file, `an export “${name}”`);
    return module[name];
  }

  /**
   * Replaces the value of `export const <name> = …` by what `change` makes of it.
   * @throws when the declaration is not found, or does not end in the first column as the formatter sets it.
   */
  async rewriteExport<Value>(file: string, name: string, change: (value: Value) => unknown) {
    const changed = change(await this.load<Value>(file, name));
    const source = this.read(file);
    const declared = new RegExp(`^export const ${name}\\b[^\\n]*? = (?=[[{])`, 'm').exec(source);
    if (!declared) throw missing(file, `“export const ${name} = …”`);
    const start = declared.index + declared[0].length;
    const line = source.slice(start, source.indexOf('\n', start));
    const end = line.endsWith(';')
      ? start + line.search(/(?: as const.*)?;$/)
      : start + source.slice(start).search(/^[\]}]/m) + 1;
    const text = source.slice(0, start) + JSON.stringify(changed, null, 2) + source.slice(end);
    this.write(file, withoutUnusedConstants(text));
  }

  /**
   * Replaces a text that must be there.
   * @throws when it is not.
   */
  replace(file: string, anchor: string | RegExp, instead: string) {
    const source = this.read(file);
    const found = typeof anchor === 'string' ? source.includes(anchor) : anchor.test(source);
    if (!found) throw missing(file, `“${anchor}”`);
    this.write(
      file,
      source.replace(anchor, () => instead),
    );
  }
}

function missing(file: string, what: string): Error {
  return new Error(`${file} has no ${what} any more: correct tools/rehearsal/edits.ts.`);
}

/** A constant of one line that nothing names once a value stands where it was used. */
function withoutUnusedConstants(source: string): string {
  return source.replace(/^const (\w+) = .*;\n+/gm, (line, name) =>
    source.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
  );
}
