<?php
/**
 * Nothing is kept outside of posts, so there is nothing to remove: no option, table, role or scheduled task.
 * Posts keep the content of their blocks; shortcodes show as text.
 *
 * @package SiteElements
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;
