<?php
/**
 * What people may publish who may not publish any HTML: authors and contributors, and editors in a network of sites.
 *
 * @package SiteElements
 */

defined( 'ABSPATH' ) || exit;

/**
 * One spelling for attributes, their data- form and keys of a settings block.
 *
 * @param string $name As it is written.
 * @return string
 */
function site_elements_folded( $name ) {
	return str_replace( array( '-', '_' ), '', preg_replace( '/^data-/', '', strtolower( (string) $name ) ) );
}

/**
 * Tags of the elements with their settings, for WordPress's own filter.
 *
 * @param array $allowed    Tags with their attributes.
 * @param bool  $is_trusted Whether the HTML was checked when it was saved.
 * @return array
 */
function site_elements_with_tags( $allowed, $is_trusted = false ) {
	static $tags = array();
	$for_whom    = $is_trusted ? 'trusted' : 'restricted';
	if ( ! isset( $tags[ $for_whom ] ) ) {
		foreach ( site_elements_list() as $tag => $element ) {
			$names = array( 'id', 'class', 'lang', 'dir', 'slot', 'loading', 'data-*' );
			foreach ( array_merge( array_keys( $element['settings'] ), array_column( $element['settings'], 'former' ) ) as $name ) {
				if ( $is_trusted || ! in_array( site_elements_folded( $name ), $element['ownerOnly'], true ) ) {
					$names[] = $name;
				}
			}
			$tags[ $for_whom ][ $tag ] = array_fill_keys( $names, true );
		}
	}
	$allowed = array_merge( $allowed, $tags[ $for_whom ] );
	// WordPress leaves out the tag for moments, which events consist of.
	$time            = isset( $allowed['time'] ) ? (array) $allowed['time'] : array();
	$allowed['time'] = $time + array_fill_keys( array( 'datetime', 'id', 'class', 'lang', 'dir', 'data-*' ), true );
	return $allowed;
}

/**
 * Lets people who may not publish any HTML use our tags, as they may use others.
 *
 * @param array  $allowed Tags with their attributes.
 * @param string $context Where the HTML goes.
 * @return array
 */
function site_elements_allowed_html( $allowed, $context ) {
	return 'post' === $context && did_action( 'init' ) ? site_elements_with_tags( $allowed ) : $allowed;
}
add_filter( 'wp_kses_allowed_html', 'site_elements_allowed_html', 10, 2 );

/**
 * Attributes of the elements that hold an address: WordPress checks their protocol, in the tag and in the data- form.
 *
 * @param array $names Attributes that WordPress knows.
 * @return array
 */
function site_elements_uri_attributes( $names ) {
	if ( ! did_action( 'init' ) ) {
		return $names;
	}
	static $ours = null; // WordPress asks again for each attribute that it reads
	if ( null === $ours ) {
		$ours = array();
		foreach ( site_elements_list() as $element ) {
			foreach ( array_keys( wp_list_filter( $element['settings'], array( 'kind' => 'url' ) ) ) as $name ) {
				array_push( $ours, $name, 'data-' . $name );
			}
		}
		$ours = array_values( array_unique( $ours ) );
	}
	return array_merge( $names, $ours );
}
add_filter( 'wp_kses_uri_attributes', 'site_elements_uri_attributes' );

/**
 * Takes settings for owners alone out of values by name.
 *
 * @param array $values     By attribute name, or by key of a settings block.
 * @param array $owner_only Folded names.
 * @return array
 */
function site_elements_without_owner_only( $values, $owner_only ) {
	foreach ( $values as $name => $value ) {
		if ( in_array( site_elements_folded( $name ), $owner_only, true ) ) {
			unset( $values[ $name ] );
		} elseif ( is_array( $value ) ) {
			$values[ $name ] = site_elements_without_owner_only( $value, $owner_only );
		}
	}
	return $values;
}

/**
 * One HTML tag that WordPress's filter has passed, without settings for owners alone.
 *
 * @param array $found The tag, its name, and its attributes.
 * @return string
 */
function site_elements_restricted_tag( $found ) {
	$owner_only = array();
	foreach ( site_elements_list() as $tag => $element ) {
		if ( strtolower( $found[1] ) === $tag || preg_match( '/\sdata-' . preg_quote( $tag, '/' ) . '(?![\w-])/i', $found[2] ) ) {
			$owner_only = array_merge( $owner_only, $element['ownerOnly'] );
		}
	}
	if ( ! $owner_only ) {
		return $found[0];
	}
	$kept = preg_replace_callback(
		'/\s+([^\s=\/>"\']+)(?:\s*=\s*("[^"]*"|\'[^\']*\'|[^\s"\'>]+))?/',
		function ( $attribute ) use ( $owner_only ) {
			$name = strtolower( $attribute[1] );
			if ( in_array( site_elements_folded( $name ), $owner_only, true ) ) {
				return '';
			}
			if ( ! in_array( $name, array( 'data-settings', 'data-block-json' ), true ) ) {
				return $attribute[0];
			}
			$block = json_decode( html_entity_decode( trim( isset( $attribute[2] ) ? $attribute[2] : '', '"\'' ), ENT_QUOTES ), true );
			return is_array( $block ) ? sprintf( ' %s="%s"', esc_attr( $name ), esc_attr( wp_json_encode( site_elements_without_owner_only( $block, $owner_only ) ) ) ) : '';
		},
		$found[2]
	);
	return '<' . $found[1] . $kept . '>';
}

/**
 * Text of a block's attribute, as the editor wrote it.
 *
 * @param mixed $value A value within an attribute.
 * @return mixed
 */
function site_elements_plain_ampersands( $value ) {
	return is_string( $value ) ? str_replace( '&amp;', '&', $value ) : $value;
}

/**
 * Blocks of ours without settings for owners alone, however deep they stand in others.
 *
 * @param array $blocks Parsed blocks.
 * @return array
 */
function site_elements_restricted_blocks( $blocks ) {
	$owner_only = wp_list_pluck( site_elements_list(), 'ownerOnly', 'block' );
	foreach ( $blocks as $at => $block ) {
		if ( isset( $owner_only[ $block['blockName'] ] ) ) {
			$attrs = site_elements_without_owner_only( $block['attrs'], $owner_only[ $block['blockName'] ] );
			// WordPress's filter has made `Cups & bowls` HTML, which attributes of a block are not.
			$blocks[ $at ]['attrs'] = map_deep( $attrs, 'site_elements_plain_ampersands' );
		}
		$blocks[ $at ]['innerBlocks'] = site_elements_restricted_blocks( $block['innerBlocks'] );
	}
	return $blocks;
}

/**
 * One shortcode of ours without settings for owners alone. Its attributes are read as WordPress will read them.
 *
 * @param array $found The shortcode up to its bracket, its name, and its attributes.
 * @return string
 */
function site_elements_restricted_shortcode( $found ) {
	$elements = site_elements_list();
	$given    = shortcode_parse_atts( $found[2] );
	$kept     = site_elements_without_owner_only( (array) $given, $elements[ $found[1] ]['ownerOnly'] );
	if ( ! is_array( $given ) || count( $kept ) === count( $given ) ) {
		return $found[0];
	}
	$attributes = '';
	foreach ( $kept as $name => $value ) {
		$attributes .= is_int( $name ) ? ' ' . preg_replace( '/[^\w-]/', '', $value ) : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
	}
	return '[' . $found[1] . $attributes . ( '/' === substr( rtrim( $found[2] ), -1 ) ? ' /' : '' );
}

/**
 * Content without settings for owners alone, in tags, in the data- form, in blocks and in shortcodes.
 *
 * @param string $content Content that WordPress's own filter has passed.
 * @return string
 */
function site_elements_restricted( $content ) {
	$content = preg_replace_callback( '/<([a-z][a-z0-9-]*)(\s[^<>]*)>/i', 'site_elements_restricted_tag', $content );
	if ( false !== strpos( $content, '<!-- wp:site-elements/' ) ) {
		$content = serialize_blocks( site_elements_restricted_blocks( parse_blocks( $content ) ) );
	}
	$tags = implode( '|', array_map( 'preg_quote', array_keys( site_elements_list() ) ) );
	return preg_replace_callback( '/\[(' . $tags . ')(?![\w-])([^\]]*)/', 'site_elements_restricted_shortcode', $content );
}

/**
 * The same for content that is being saved, where WordPress itself filters it.
 *
 * @param string $content Slashed, as WordPress hands it over.
 * @return string
 */
function site_elements_restrict( $content ) {
	return has_filter( current_filter(), 'wp_filter_post_kses' ) ? wp_slash( site_elements_restricted( wp_unslash( $content ) ) ) : $content;
}
foreach ( array( 'content_save_pre', 'excerpt_save_pre', 'content_filtered_save_pre' ) as $site_elements_hook ) {
	add_filter( $site_elements_hook, 'site_elements_restrict', 11 );
}
