<?php
/**
 * Plugin Name:       Site Elements
 * Plugin URI:        https://github.com/site-elements/site-elements
 * Description:       Galleries, forms, cart, consent banner, maps and more, as blocks, shortcodes and plain tags. Everything is served from your own site.
 * Version:           %VERSION%
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * Author:            Site Elements
 * License:           MIT
 * License URI:       https://opensource.org/licenses/MIT
 * Text Domain:       site-elements
 * Domain Path:       /languages
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

define( 'SITE_ELEMENTS_VERSION', '%VERSION%' );
define( 'SITE_ELEMENTS_FILE', __FILE__ );

require_once __DIR__ . '/includes/elements.php';
require_once __DIR__ . '/includes/assets.php';
require_once __DIR__ . '/includes/theme-values.php';
require_once __DIR__ . '/includes/look.php';
require_once __DIR__ . '/includes/look-notice.php';
require_once __DIR__ . '/includes/sheets.php';
require_once __DIR__ . '/includes/markup.php';
require_once __DIR__ . '/includes/kses.php';
require_once __DIR__ . '/includes/currency.php';
require_once __DIR__ . '/includes/entries.php';
require_once __DIR__ . '/includes/visual-editor.php';
require_once __DIR__ . '/includes/blocks.php';
require_once __DIR__ . '/includes/pattern-list.php';
require_once __DIR__ . '/includes/patterns.php';
require_once __DIR__ . '/includes/shortcodes.php';
