import CMS from '@sveltia/cms';

/** Runs in the browser: the editing screen reads its configuration and draws itself. */
void CMS.init();
