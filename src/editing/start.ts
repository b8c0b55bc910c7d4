// The program of the editing screen: it runs in the browser and fetches its configuration by itself.
import cms from '@sveltia/cms';
import { changedFile, fieldsOfFile } from './content-file.ts';
import { withPictureAddresses, withPictureNames } from './picture-paths.ts';

type Values = Record<string, unknown>;

const NEW_FILE = '---\n---\n';

/** The screen hands over each file without the white space around it. */
function fromFile(trimmed: string): Values {
  const file = `${trimmed}\n`;
  return { ...withPictureAddresses(fieldsOfFile(file)), asRead: file };
}

/**
 * By itself the screen writes each file anew, without its comments. The hidden field `asRead`
 * (screens.ts) brings back the file as it was read, and only what an editor changed changes in it.
 */
function toFile({ asRead, ...values }: Values): string {
  const file = typeof asRead === 'string' ? asRead : NEW_FILE;
  return changedFile(file, withPictureNames(values));
}

cms.registerCustomFormat('kept-frontmatter', 'md', { fromFile, toFile });
cms.registerCustomFormat('kept-yaml', 'yml', { fromFile, toFile });
void cms.init();
