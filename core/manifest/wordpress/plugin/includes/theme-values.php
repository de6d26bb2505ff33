<?php
/**
 * Colors and presets of a theme, as numbers. A theme's text reaches a page only after it has been read here.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * The value that a preset of the theme stands for.
 *
 * @param string[] $path Where the presets are in the settings.
 * @param string   $key  Name of the value in a preset.
 * @param string   $slug The preset, as its custom property spells it.
 * @return string Empty if it does not exist.
 */
function site_elements_preset( $path, $key, $slug ) {
	$found   = (array) wp_get_global_settings( $path );
	$origins = array_intersect( array( 'custom', 'theme', 'default' ), array_keys( $found ) );
	foreach ( $origins ? $origins : array( null ) as $origin ) {
		foreach ( (array) ( null === $origin ? $found : $found[ $origin ] ) as $row ) {
			if ( ! is_array( $row ) || ! isset( $row['slug'], $row[ $key ] ) || ! is_string( $row[ $key ] ) ) {
				continue;
			}
			$spelled = function_exists( '_wp_to_kebab_case' ) ? _wp_to_kebab_case( $row['slug'] ) : $row['slug'];
			if ( in_array( $slug, array( $row['slug'], $spelled ), true ) ) {
				return $row[ $key ];
			}
		}
	}
	return '';
}

/**
 * A value of the theme's styles as text. What refers to another value is followed once.
 *
 * @param array    $styles Styles of the theme.
 * @param string[] $path   Where the value is in them.
 * @return string Empty if it does not exist.
 */
function site_elements_theme_value( $styles, $path ) {
	$value = _wp_array_get( $styles, $path, '' );
	if ( is_array( $value ) && isset( $value['ref'] ) && is_string( $value['ref'] ) && 0 === strpos( $value['ref'], 'styles.' ) ) {
		$value = _wp_array_get( $styles, array_slice( explode( '.', $value['ref'] ), 1 ), '' );
	}
	return is_scalar( $value ) ? trim( (string) $value ) : '';
}

/**
 * The preset that a value refers to, in either of WordPress's two notations.
 *
 * @param string $value The value.
 * @param string $kind  Kind of the preset, such as `color`.
 * @return string Empty if it refers to none.
 */
function site_elements_preset_slug( $value, $kind ) {
	$kind = preg_quote( $kind, '/' );
	return preg_match( '/^(?:var\(\s*--wp--preset--' . $kind . '--([a-z0-9-]+)\s*\)|var:preset\|' . $kind . '\|([a-z0-9-]+))$/i', $value, $found ) ? end( $found ) : '';
}

/**
 * An opaque color as three numbers. Other notations are left to what the page shows.
 *
 * @param string $text A color in CSS.
 * @return int[]|null Red, green and blue from 0 to 255.
 */
function site_elements_rgb( $text ) {
	if ( preg_match( '/^#([0-9a-f]{3})f?$/i', $text, $found ) ) {
		return array_map( 'hexdec', str_split( preg_replace( '/./', '$0$0', $found[1] ), 2 ) );
	}
	if ( preg_match( '/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})(?:ff)?$/i', $text, $found ) ) {
		return array_map( 'hexdec', array_slice( $found, 1 ) );
	}
	if ( preg_match( '/^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,\/]\s*(?:1(?:\.0+)?|100%)\s*)?\)$/i', $text, $found ) ) {
		$channels = array_map( 'intval', array_slice( $found, 1 ) );
		return max( $channels ) > 255 ? null : $channels;
	}
	return null;
}

/**
 * A color of the theme: its numbers, and how it is written so that it follows the theme's own switch between light and dark.
 *
 * @param array    $styles Styles of the theme.
 * @param string[] $path   Where the color is in them.
 * @return array|null `rgb`, `hex` and `live`.
 */
function site_elements_theme_color( $styles, $path ) {
	$value = site_elements_theme_value( $styles, $path );
	$slug  = site_elements_preset_slug( $value, 'color' );
	$rgb   = site_elements_rgb( '' === $slug ? $value : site_elements_preset( array( 'color', 'palette' ), 'color', $slug ) );
	if ( null === $rgb ) {
		return null;
	}
	$hex = vsprintf( '#%02x%02x%02x', $rgb );
	return array(
		'rgb'  => $rgb,
		'hex'  => $hex,
		'live' => '' === $slug ? $hex : sprintf( 'var(--wp--preset--color--%s, %s)', strtolower( $slug ), $hex ),
	);
}

/**
 * Contrast of two colors by WCAG 2.
 *
 * @param int[] $one   Red, green and blue.
 * @param int[] $other Red, green and blue.
 * @return float
 */
function site_elements_contrast( $one, $other ) {
	$luminances = array();
	foreach ( array( $one, $other ) as $color ) {
		$linear = array();
		foreach ( $color as $channel ) {
			$share    = $channel / 255;
			$linear[] = $share <= 0.04045 ? $share / 12.92 : pow( ( $share + 0.055 ) / 1.055, 2.4 );
		}
		$luminances[] = 0.2126 * $linear[0] + 0.7152 * $linear[1] + 0.0722 * $linear[2];
	}
	return ( max( $luminances ) + 0.05 ) / ( min( $luminances ) + 0.05 );
}
