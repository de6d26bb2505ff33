<?php
/**
 * The look of the theme, handed over to the elements: what `theme.json` and the site editor name is in the head, so that nothing
 * changes its color after the first paint.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * Whether the elements have the look of the theme: `page`, `off`, or `ask` where nobody has decided.
 *
 * @return string
 */
function site_elements_look() {
	$look = get_option( 'site_elements_look', 'ask' );
	return in_array( $look, array( 'page', 'off' ), true ) ? $look : 'ask';
}

/**
 * The color of a theme's buttons, or else of its links, and the color of text on it.
 *
 * @param array $styles Styles of the theme.
 * @return array Accent and text, and whether it is that of buttons; empty if the theme names neither.
 */
function site_elements_theme_accent( $styles ) {
	$path   = array( 'elements', 'button', 'color' );
	$accent = site_elements_theme_color( $styles, array_merge( $path, array( 'background' ) ) );
	$text   = site_elements_theme_color( $styles, array_merge( $path, array( 'text' ) ) );
	// WordPress itself makes buttons #32373c, which is not a choice of the theme.
	if ( $accent && $text && '#32373c' !== $accent['hex'] && '' === site_elements_theme_value( $styles, array_merge( $path, array( 'gradient' ) ) ) ) {
		return array( $accent, $text, true );
	}
	$link = site_elements_theme_color( $styles, array( 'elements', 'link', 'color', 'text' ) );
	$body = site_elements_theme_color( $styles, array( 'color', 'text' ) );
	if ( ! $link || ! $body || $link['hex'] === $body['hex'] ) {
		return array();
	}
	$is_dark = site_elements_contrast( $link['rgb'], array( 255, 255, 255 ) ) >= 3;
	$on_link = site_elements_rgb( $is_dark ? '#fff' : '#000' );
	return array(
		$link,
		array(
			'rgb' => $on_link,
			'hex' => vsprintf( '#%02x%02x%02x', $on_link ),
		),
		false,
	);
}

/**
 * The font of headings, where all large ones have the same.
 *
 * @param array $styles Styles of the theme.
 * @return string Empty if it is missing, or not a list of names.
 */
function site_elements_theme_heading_font( $styles ) {
	$fonts = array();
	foreach ( array( 'h1', 'h2', 'h3' ) as $level ) {
		$own     = site_elements_theme_value( $styles, array( 'elements', $level, 'typography', 'fontFamily' ) );
		$fonts[] = '' === $own ? site_elements_theme_value( $styles, array( 'elements', 'heading', 'typography', 'fontFamily' ) ) : $own;
	}
	$font = 1 === count( array_unique( $fonts ) ) ? $fonts[0] : '';
	$slug = site_elements_preset_slug( $font, 'font-family' );
	$font = '' === $slug ? $font : site_elements_preset( array( 'typography', 'fontFamilies' ), 'fontFamily', $slug );
	$name = '(?:"[\p{L}\p{N} ._-]+"|\'[\p{L}\p{N} ._-]+\'|[\p{L}_-][\p{L}\p{N} _-]*)';
	return preg_match( "/^$name(?:\s*,\s*$name)*$/u", $font ) && ! preg_match( '/^(?:inherit|initial|unset|revert|revert-layer)$/i', $font ) ? $font : '';
}

/**
 * Corners of a theme's buttons, where all four are the same.
 *
 * @param array $styles Styles of the theme.
 * @return array Custom properties by name.
 */
function site_elements_theme_corners( $styles ) {
	$radius = site_elements_theme_value( $styles, array( 'elements', 'button', 'border', 'radius' ) );
	if ( ! preg_match( '/^(\d{1,4}(?:\.\d{1,4})?)(px|rem|)$/', $radius, $size ) ) {
		return array();
	}
	return array(
		'--site-host-button-radius' => $size[1] . ( '' === $size[2] ? 'px' : $size[2] ),
		'--site-page-button-radius' => 'var(--site-host-button-radius)',
	);
}

/**
 * The accent that holds until the script is there. None where text on it cannot be read, or where it is the color of the page: the
 * script adjusts such colors, and reports it.
 *
 * @param array $accent    The color.
 * @param array $on_accent Color of text on it.
 * @param int[] $ground    Color of the page.
 * @return array Custom properties by name.
 */
function site_elements_first_accent( $accent, $on_accent, $ground ) {
	$distances = array_map(
		function ( $one, $other ) {
			return abs( $one - $other );
		},
		$accent['rgb'],
		$ground
	);
	if ( max( $distances ) <= 25 || site_elements_contrast( $accent['rgb'], $on_accent['rgb'] ) < 4.5 ) {
		return array();
	}
	$properties = array(
		'--site-page-accent'    => $accent['hex'],
		'--site-page-on-accent' => $on_accent['hex'],
	);
	if ( site_elements_contrast( $accent['rgb'], $ground ) >= 4.5 ) {
		$properties['--site-page-accent-text'] = $accent['hex'];
	}
	return $properties;
}

/**
 * Custom properties by name. `--site-host-…` are what the theme names: the page's script reads them before it draws, checks their
 * contrast again and moves them where needed. `--site-page-…` hold until then.
 *
 * @param array $styles Styles of the theme.
 * @return array
 */
function site_elements_look_properties( $styles ) {
	$properties = array();
	$surface    = site_elements_theme_color( $styles, array( 'color', 'background' ) );
	$text       = site_elements_theme_color( $styles, array( 'color', 'text' ) );
	$is_plain   = '' === site_elements_theme_value( $styles, array( 'color', 'gradient' ) );
	if ( $surface && $text && $is_plain && site_elements_contrast( $surface['rgb'], $text['rgb'] ) >= 4.5 ) {
		$properties['--site-page-surface']    = $surface['hex'];
		$properties['--site-page-on-surface'] = $text['hex'];
	}
	$found = site_elements_theme_accent( $styles );
	if ( $found ) {
		list( $accent, $on_accent, $is_button ) = $found;
		if ( $is_button ) {
			$properties['--site-host-accent']    = $accent['live'];
			$properties['--site-host-on-accent'] = $on_accent['live'];
			$properties                         += site_elements_theme_corners( $styles );
		}
		$properties += site_elements_first_accent( $accent, $on_accent, $surface ? $surface['rgb'] : array( 255, 255, 255 ) );
	}
	$font = site_elements_theme_heading_font( $styles );
	if ( '' !== $font ) {
		$properties['--site-page-heading-font'] = $font;
	}
	return $properties;
}

/**
 * The rule with these properties. It has no weight: whatever a page or a theme of ours sets takes precedence.
 *
 * @return string Empty where nothing is named, as with most classic themes: the script reads what the page shows.
 */
function site_elements_look_css() {
	$styles     = 'page' === site_elements_look() ? wp_get_global_styles() : array();
	$properties = is_array( $styles ) ? site_elements_look_properties( $styles ) : array();
	$rule       = '';
	foreach ( $properties as $name => $value ) {
		$rule .= $name . ': ' . $value . '; ';
	}
	return '' === $rule ? '' : ':where(:root:not([data-site-look="off"])) { ' . $rule . '}';
}

/**
 * Prints the rule with the rules that every page needs.
 */
function site_elements_add_look() {
	$css = site_elements_look_css();
	if ( '' !== $css ) {
		wp_add_inline_style( 'site-elements', $css );
	}
}
add_action( 'wp_enqueue_scripts', 'site_elements_add_look', 11 );
