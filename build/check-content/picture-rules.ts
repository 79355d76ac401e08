import { pictureFolder } from '../../lib/file-paths';
import { ORIGINALS, pictureNameOf } from '../../lib/pictures';
import { nearest } from '../../lib/search/correction';
import { textsOf } from '../../lib/text';
import { lineIn } from './passages';
import { readPostText } from './post-text';
import { everyModule, type Report, type SiteContent } from './site-content';

/** The originals themselves, and the fields that name one; that each has its words the compiler sees to. */
export function checkPictures(content: SiteContent, report: Report) {
  for (const { name, fault } of content.pictures)
    if (fault) report(`${ORIGINALS}/${name}`, '', fault);
  for (const file of content.files) {
    if (!file.startsWith(pictureFolder)) continue;
    report(`public${file}`, '', `the site writes this folder: move the file to ${ORIGINALS}/.`);
  }
  for (const [file, words] of everyModule(content)) {
    for (const { field, text } of textsOf(words)) {
      const message = /(?:^|\.)file$/.test(field) && messageOnPicture(text, content);
      if (message) report(file, field, message);
    }
  }
}

export function checkPostPictures(content: SiteContent, report: Report) {
  for (const found of content.posts.files) {
    for (const { url, alt, line } of readPostText(found.post.content).images) {
      const message =
        messageOnPicture(url, content) ??
        (alt.trim() === '' &&
          `“${url}” says nothing to who cannot see it: write what it shows between the brackets.`);
      if (message) report(found.file, lineIn(found, line), message);
    }
    const { picture, pictureAlt } = found.post;
    const message = picture && messageOnPicture(picture, content);
    if (message) report(found.file, 'picture', message);
    if (picture && !pictureAlt)
      report(found.file, 'pictureAlt', 'missing: say what the picture shows.');
  }
}

/** What is wrong with the name of a picture, if anything; other sites are not asked. */
function messageOnPicture(address: string, { pictures }: SiteContent): string | undefined {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) || address === '') return undefined;
  const name = pictureNameOf(address);
  const names = pictures.map((picture) => picture.name);
  if (names.includes(name)) return undefined;
  const meant = nearest(name, names) ?? names.find((one) => stemOf(one) === stemOf(name));
  return meant
    ? `there is no picture “${name}”: did you mean “${meant}”?`
    : `there is no picture “${name}”: put it into ${ORIGINALS}/, and write its name.`;
}

/** A name without folders and ending. */
function stemOf(name: string): string {
  return name.replace(/^.*\/|\.\w+$/g, '').toLowerCase();
}
