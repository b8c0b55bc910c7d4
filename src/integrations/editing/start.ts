// First, so that it listens before anything can ask for a reload.
import './no-reload';
import CMS from '@sveltia/cms';

/** Runs in the browser: the editing screen reads its configuration and draws itself. */
void CMS.init();
